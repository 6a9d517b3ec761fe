// The club of 8.2: `swift run club-backends mock`, `file FOLDER` or `remote ADDRESS`.

import SwapTheBackend

await runClub(CommandLine.arguments.dropFirst())

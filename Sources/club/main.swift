// The club of 8.1: `swift run club`.

import CompositionRoot

await runClub()

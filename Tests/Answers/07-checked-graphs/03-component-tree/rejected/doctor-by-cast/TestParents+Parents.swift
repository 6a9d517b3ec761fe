// A test that makes a cabin or a voyage alone hands it one of these. In an app,
// these lines stand with the tests.

extension TestVoyage: CabinParent {}

extension TestHarbour: VoyageParent, DoctorSource {}

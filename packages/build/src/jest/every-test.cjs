process.env.TZ = 'UTC';

// A test that expects nothing cannot fail. No test is tried again: what passes now and then is a fault.
const { testPath } = expect.getState();
// Its table of endpoints makes 154 tests that expect nothing; each is to become a list of faults.
if (!testPath.endsWith('endpoint-tables.test.ts')) beforeEach(() => expect.hasAssertions());

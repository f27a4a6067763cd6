process.env.TZ = 'UTC';

// A page is drawn and a process answers when the machine finds time for it, and a test may look too early: a second try, which
// second-tries.cjs names, tells it apart from what is broken. Races, models and properties look for what happens once in many times: they have one.
const { testPath } = expect.getState();
if (!/(\.model|race|\.properties)\.test\.tsx?$/.test(testPath)) jest.retryTimes(1, { logErrorsBeforeRetry: true });

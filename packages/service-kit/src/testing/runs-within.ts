/** Milliseconds in which a run that is under way can end, and a counterexample be told. */
const reserve = 20_000;

interface Runs {
  numRuns: number;
  interruptAfterTimeLimit: number;
}

/**
 * Parameters of a property over a database: a slow machine makes fewer runs, at least one, in place of a test that hits its limit, and a
 * counterexample that is still being shrunk is told as it is.
 */
export const runsWithin = (numRuns: number, testLimit: number): Runs => ({ numRuns, interruptAfterTimeLimit: testLimit - reserve });

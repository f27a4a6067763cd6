/** Answers that come only when a test lets them, in the order it likes. */
export const holdAnswers = <Answer>() => {
  const waiting: (() => void)[] = [];
  return {
    hold: (answer: Answer) =>
      new Promise<Answer>((resolve) => {
        waiting.push(() => resolve(answer));
      }),
    /** Lets the answer to one of the calls come, counted from 0. */
    release: (call = 0) => waiting[call]?.(),
    heldCount: () => waiting.length,
  };
};

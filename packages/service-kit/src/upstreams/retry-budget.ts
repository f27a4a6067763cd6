/** Second tries for a share of all calls: a service that is in trouble is not asked twice as much as one that is well. */
export const createRetryBudget = ({ share = 0.2, saved = 10 }: { share?: number; saved?: number } = {}) => {
  let left = saved;
  return {
    /** A first try was made. */
    earn: (): void => {
      left = Math.min(saved, left + share);
    },
    /** Whether a second try may be made; counts it. */
    spend: (): boolean => {
      // Fifths add up to a little less than one.
      if (left < 1 - 1e-9) return false;
      left -= 1;
      return true;
    },
  };
};

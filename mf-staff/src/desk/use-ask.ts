import { useNavigate } from '@plenary/platform/router';
import { useEffect, useRef } from 'react';

/**
 * Changes a part of what a list is asked for, at its address, from its first page on. What was asked last counts, shown or still on its way:
 * a second change made meanwhile keeps the first.
 */
export const useAsk = <Asked extends object>(asked: Asked, addressOf: (asked: Asked) => string): ((part: Partial<Asked>) => void) => {
  const navigate = useNavigate();
  const asking = useRef(asked);
  useEffect(() => {
    asking.current = asked;
  }, [asked]);
  return (part) => {
    asking.current = { ...asking.current, after: undefined, ...part };
    navigate(addressOf(asking.current));
  };
};

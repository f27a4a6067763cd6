import type { FollowUp } from '@plenary/contracts/desk-deals.schemas';
import { formatDay } from '@plenary/contracts/format';

/** What comes next, and until when: 'Relancer, 12 janvier 2027'; empty: nothing. */
export const nextWords = ({ nextAction, nextDay }: Pick<FollowUp, 'nextAction' | 'nextDay'>, locale: string): string =>
  [nextAction, nextDay ? formatDay(nextDay, locale) : ''].filter(Boolean).join(', ');

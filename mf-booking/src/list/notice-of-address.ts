import type { TFunction } from 'i18next';
import { shownAddress } from './shown-address.ts';

const notices = ['signup-success', 'login-success', 'reset-password-sent'] as const;

/** The message that an address carries, and the query without it; null: it carries none of ours. */
export const noticeOf = (search: string, t: TFunction<'booking'>): { text: string; rest: string } | null => {
  const query = new URLSearchParams(search);
  const notice = notices.find((one) => one === query.get('snackbar'));
  if (!notice) return null;
  const email = shownAddress(query.get('snackbar-email') ?? '');
  query.delete('snackbar');
  query.delete('snackbar-email');
  return { text: email ? t(`notice.${notice}`, { email }) : t(`noticeAlone.${notice}`), rest: `?${query}` };
};

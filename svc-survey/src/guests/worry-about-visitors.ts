import { fallbackLanguage } from '@plenary/contracts/terms';
import type { Logger } from '@plenary/service-kit/logger';
import { layOutMail } from '@plenary/service-kit/mail-layout';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { SurveyDeps } from '../deps.ts';
import { invitationWords } from './words/by-language.ts';

interface Worry {
  /** The visitor system's answer. */
  reason: string;
  logger: Pick<Logger, 'error'>;
}

const onceADay = { name: 'visitor-system-worry', limit: 1, windowMilliseconds: 24 * 60 * 60_000 };

/** Alerts operators by the log and sales by one mail a day: guests wait until the system accepts them. */
export const worryAboutVisitors = async (deps: SurveyDeps, { reason, logger }: Worry): Promise<void> => {
  const { database, throttle, salesEmail, brandName, guests, newId, now } = deps;
  if ((await throttle.count(onceADay, guests.mode)) > onceADay.limit) return;
  logger.error({ mode: guests.mode, reason }, 'the visitor system takes no guests');
  const { subject, title, text, said } = invitationWords[fallbackLanguage].worry;
  const mail = layOutMail({
    to: salesEmail,
    subject,
    content: { lang: fallbackLanguage, brandName, title, paragraphs: [text], facts: [[said, reason]] },
  });
  const [id, at] = [newId(), now()];
  await database.transact((tx) =>
    appendEvent(tx, database, { id, type: 'mail', aggregateId: 'visitor-system', sequence: 0, payload: mail }, at),
  );
};

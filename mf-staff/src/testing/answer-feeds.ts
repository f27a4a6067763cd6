import * as contract from '@plenary/contracts/calendar-feeds.endpoints';
import type { CalendarFeed } from '@plenary/contracts/calendar-feeds.schemas';
import type { Fake } from '@plenary/http/create-fake';
import { louis } from './answer-desk.ts';
import { samia } from './fake-staff.ts';

export const fakeFeedId = '00000000-0000-4000-8000-0000000000f1';

/** A feed of Samia's; override what the test is about. */
export const makeFeed = (overrides: Partial<CalendarFeed> = {}): CalendarFeed => ({
  ...{ feedId: fakeFeedId, name: 'Écran de l’accueil', kind: 'venue', of: 'Comet Ternes', detail: 'titles' },
  ...{ madeBy: { userId: samia.id, email: samia.email, name: 'Samia Benali' }, createdAt: '2027-01-05T09:00:00Z', lastUsedAt: null },
  ...overrides,
});

/** Feeds of the staff: one of Samia's that was read, one of a colleague's. */
export const answerFeeds = ({ answer }: Pick<Fake, 'answer'>): void => {
  const ofLouis = { feedId: '00000000-0000-4000-8000-0000000000f2', name: 'Mon téléphone', madeBy: louis };
  answer(contract.listCalendarFeeds, () => ({
    feeds: [makeFeed({ lastUsedAt: '2027-01-11T09:15:00Z' }), makeFeed({ ...ofLouis, kind: 'owner', of: louis.name, detail: 'details' })],
  }));
  answer(contract.addCalendarFeed, ({ body: { name, kind, detail } }) => ({
    feed: makeFeed({ name, kind, detail }),
    address: `https://book.example/api/feeds/${fakeFeedId}/calendar.ics?token=8fY2`,
  }));
  answer(contract.revokeCalendarFeed, () => undefined);
};

import { getAttendance } from '@plenary/contracts/attendance.endpoints';
import type { AuditEntry } from '@plenary/contracts/audit-trail';
import * as blocks from '@plenary/contracts/blocks.endpoints';
import { getChanges, previewChange } from '@plenary/contracts/changes.endpoints';
import { getDealSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import * as documents from '@plenary/contracts/documents.endpoints';
import { getPayments } from '@plenary/contracts/payments.endpoints';
import * as planning from '@plenary/contracts/planning.endpoints';
import * as referentials from '@plenary/contracts/referentials.endpoints';
import type { ReferentialRoom, RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import * as retention from '@plenary/contracts/retention.endpoints';
import * as salesDesk from '@plenary/contracts/sales-desk.endpoints';
import { languages } from '@plenary/contracts/terms';
import type { User } from '@plenary/contracts/user.schemas';
import type { Localized } from '@plenary/contracts/vocabulary';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { answerAccounts } from './answer-accounts.ts';
import { answerDeals } from './answer-deals.ts';
import { answerDesk } from './answer-desk.ts';
import { answerFeeds } from './answer-feeds.ts';
import { answerNetwork } from './answer-network.ts';
import { answerNetworkWeek } from './answer-network-week.ts';
import { answerOnBehalf } from './answer-on-behalf.ts';
import { answerReleases } from './answer-releases.ts';
import { answerSheets } from './answer-sheets.ts';
import { answerSurveys } from './answer-surveys.ts';
import { answerViews } from './answer-views.ts';
import { adrien, samia } from './fake-staff.ts';
import { makeDealSupplements } from './make-deal-supplements.ts';
import { makePlanning } from './make-planning.ts';
import { fakeQuoteId, makeBookedQuote } from './make-quote.ts';
import { makeRoom } from './make-room.ts';
import { makeTask } from './make-task.ts';

export const fakeChangeId = '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d01';
const everywhere = (text: string): Localized => ({ fr: text, en: text, es: text, nl: text });
const memberOf = ({ id, email, firstname, lastname }: User) => ({ userId: id, email, name: `${firstname} ${lastname}` });
const member = memberOf(samia);

/** Fake services of this remote: three rooms, a requested change, a planning, closings, tasks and a trail. */
export const answerStaff = ({ answer }: Pick<Fake, 'answer'>) => {
  const rooms = [
    makeRoom('Grand Salon', { category: 'Premium', theater: 86, hasMultipleScreensAvailable: true }),
    makeRoom('Atelier', { hasPoleInconvenience: true, isPrmReady: false }),
    makeRoom('La Table', { category: 'Restaurant', subcommitteeType: null, isVisioAvailable: false }),
  ];
  const [firstRoom] = rooms as [ReferentialRoom];
  const change: RoomModificationRequest = {
    id: fakeChangeId,
    state: 'open',
    venue: { venueId: 'ternes', slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' },
    room: firstRoom,
    modifications: [{ field: 'theater', from: 86, to: 90, current: 86 }],
    requestedBy: memberOf(adrien),
    requestedAt: '2027-01-11T09:30:00Z',
    decidedBy: null,
    decidedAt: null,
    reason: '',
  };
  const entries: AuditEntry[] = [
    {
      id: 'e1',
      at: '2027-01-11T09:30:00Z',
      by: member,
      action: 'room-change-requested',
      subject: { type: 'room', id: firstRoom.id, name: 'Comet Ternes, Grand Salon' },
      changes: [{ field: 'theater', from: 86, to: 90 }],
    },
  ];

  answer(referentials.listReferentialVenues, ({ params: { code } }) => ({
    venues: code === 'FRA' ? [{ venueId: 'ternes', slug: 'ternes', name: 'Comet Ternes', roomsCount: rooms.length }] : [],
  }));
  answer(referentials.listReferentialRooms, () => ({ rooms, openRequests: [] }));
  answer(referentials.requestRoomModification, () => ({ id: fakeChangeId }));
  answer(referentials.listRoomModificationRequests, ({ query: { state } }) => ({ requests: state === 'open' ? [change] : [] }));
  answer(referentials.getRoomModificationRequest, ({ params: { id } }) => (id === fakeChangeId ? change : refuse('not-found')));
  answer(referentials.validateRoomModification, () => ({ ...change, state: 'validated' as const }));
  answer(referentials.rejectRoomModification, ({ body: { reason } }) => ({ ...change, state: 'rejected' as const, reason }));
  answer(referentials.getReferentialTrail, () => ({ entries, next: null }));

  answer(blocks.listBlocks, () => ({ blocks: [] }));
  answerNetworkWeek({ answer });
  answer(planning.getPlanning, ({ query: { from } }) => makePlanning(from, 56));
  answer(getPayments, () => ({ payments: [], received: 0, fees: 0 }));
  answer(getDealSupplements, ({ params: { dealId } }) => makeDealSupplements({ dealId, supplements: [] }));
  answer(getChanges, () => ({ revision: 0, changes: [] }));
  answer(getAttendance, () => refuse('conflict'));
  answer(previewChange, () => refuse('conflict'));
  answer(planning.getBookedQuote, ({ params: { quoteId } }) => (quoteId === fakeQuoteId ? makeBookedQuote() : refuse('not-found')));
  answer(planning.extendOption, ({ body: { expiresAt } }) => ({
    ...(makePlanning('2027-01-11', 1).bookings[0] ?? refuse('not-found')),
    expiresAt,
  }));
  answer(planning.withdrawOption, () => undefined);
  const period = { id: 'p1', countryCode: 'FRA' as const, from: '2027-07-31', to: '2027-08-22', reason: everywhere('Été'), version: 1 };
  answer(planning.listClosedPeriods, () => ({ periods: [period] }));
  answer(planning.addClosedPeriod, ({ body }) => ({ period: { ...period, ...body, id: 'p2' }, bookings: 2 }));
  answer(planning.changeClosedPeriod, ({ body }) => ({ period: { ...period, ...body, version: 2 }, bookings: 0 }));
  answer(planning.removeClosedPeriod, () => undefined);
  answer(planning.listHolidays, () => ({ holidays: [{ date: '2027-03-29', name: everywhere('Lundi de Pâques'), isOpen: false }] }));
  answer(planning.setHoliday, ({ params: { date }, body: { isOpen } }) => ({ date, name: everywhere('Lundi de Pâques'), isOpen }));

  const tasks = [makeTask(), makeTask({ id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d03', kind: 'custom-price', pax: 300 })];
  answer(salesDesk.listTasks, ({ query: { state } }) => ({ tasks: state === 'done' ? [] : tasks }));
  answer(salesDesk.listRequests, ({ query: { outcome } }) => ({
    total: outcome === 'quoted' ? 0 : 240,
    tasks: outcome === 'quoted' ? [] : tasks,
  }));
  answer(salesDesk.changeTask, ({ params: { id }, body: { owner, state, note } }) => {
    const task = tasks.find((one) => one.id === id) ?? refuse('not-found');
    const taken = owner === undefined ? task.owner : owner === 'me' ? member : null;
    return { ...task, owner: taken, state: state ?? task.state, note: note ?? task.note, version: task.version + 1 };
  });
  answer(salesDesk.listParkedEvents, () => ({
    events: [{ id: 'e1-first', type: 'mail', aggregateId: 'o1', attempts: 10, createdAt: '2027-01-11T09:30:00Z' }],
  }));
  answer(salesDesk.resendParkedEvent, () => undefined);

  const ran = (removed: Record<string, number>, hour = '03') => [{ day: '2027-01-11', at: `2027-01-11T${hour}:00:00Z`, removed }];
  answer(retention.getBookingRetention, () => ({ runs: ran({ quotes: 3, options: 1, contracts: 0 }), hasEarlier: true }));
  answer(retention.getSurveyRetention, () => ({ runs: ran({ events: 0, unsent: 0 }), hasEarlier: false }));
  answer(retention.getAccountRetention, () => ({ runs: ran({ accounts: 2, accountsOnRequest: 1 }), hasEarlier: false }));

  answerDeals({ answer });
  answerDesk({ answer });
  answerFeeds({ answer });
  answerViews({ answer });
  answerOnBehalf({ answer });
  answerSurveys({ answer });
  answerSheets({ answer });
  answerAccounts({ answer });
  answerNetwork({ answer });
  answerReleases({ answer });

  answer(documents.getTestPdf, () => ({
    _links: { download: { method: 'GET' as const, href: '/api/test-pdf/document?download=true' } },
    samples: (['signature', 'preview', 'proforma'] as const).flatMap((goal) =>
      languages.map((language) => ({ goal, language, href: `/api/test-pdf/document?goal=${goal}&lng=${language}` })),
    ),
  }));
};

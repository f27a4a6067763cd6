import * as contract from '@plenary/contracts/desk-records.endpoints';
import { reachOf } from '@plenary/contracts/desk-rights';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addNote } from './add-note.ts';
import { getDealMails } from './get-deal-mails.ts';
import { getDealTimeline } from './get-deal-timeline.ts';
import { getRecord } from './get-record.ts';
import { removeNote } from './remove-note.ts';

export const recordsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getRecord, ({ actor, query }) =>
    getRecord(deps, { userIds: query.users.split(','), reach: reachOf(actor, 'prices') }),
  );
  implement(contract.getDealMails, ({ params }) => getDealMails(deps, params.quoteId));
  implement(contract.getDealTimeline, ({ params }) => getDealTimeline(deps, params.quoteId));
  implement(contract.addNote, ({ actor, params, body, idempotencyKey }) => addNote(deps, { actor, ...params, ...body, idempotencyKey }));
  implement(contract.removeNote, ({ actor, params }) => removeNote(deps, { actor, noteId: params.noteId }));
};

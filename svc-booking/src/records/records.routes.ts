import * as contract from '@plenary/contracts/desk-records.endpoints';
import type { BookingDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { addNote } from './add-note.ts';
import { getDealMails } from './get-deal-mails.ts';
import { getRecord } from './get-record.ts';
import { removeNote } from './remove-note.ts';

export const recordsRoutes = (implement: Implement, deps: BookingDeps): void => {
  implement(contract.getRecord, ({ query }) => getRecord(deps, query.users.split(',')));
  implement(contract.getDealMails, ({ params }) => getDealMails(deps, params.quoteId));
  implement(contract.addNote, ({ actor, params, body, idempotencyKey }) => addNote(deps, { actor, ...params, ...body, idempotencyKey }));
  implement(contract.removeNote, ({ actor, params }) => removeNote(deps, { actor, noteId: params.noteId }));
};

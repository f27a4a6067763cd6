import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import { normaliseSalesforceId } from '@plenary/contracts/salesforce-id';
import * as z from 'zod';

const record = z.object({ Id: z.string() });
const fault = z.object({
  message: z.string(),
  errorCode: z.string().default(''),
  fields: z.array(z.string()).default([]),
  duplicateResult: z.object({ matchResults: z.array(z.object({ matchRecords: z.array(z.object({ record })) })) }).optional(),
});
const faults = z.array(fault).min(1);
/** 300: several records have that id of ours; the answer lists their paths. */
const paths = z.array(z.string()).min(1);
/** Not a data fault, independent of the body. */
const transient = new Set([
  'REQUEST_LIMIT_EXCEEDED',
  'SERVER_UNAVAILABLE',
  'UNABLE_TO_LOCK_ROW',
  'INVALID_SESSION_ID',
  'API_DISABLED_FOR_ORG',
]);
const maxLength = 500;

interface Refusal {
  status: number;
  body: unknown;
  /** Origin of the organisation. */
  url: string;
  object: string;
}

/** The data faults that Salesforce reports, or null if it refused for another reason (spec/booking.md §8). */
export const dataErrorIn = ({ status, body, url, object }: Refusal): CrmDataError | null => {
  if (status === 300) return severalRecords(paths.safeParse(body).data, { url, object });
  if (status !== 400 && status !== 404) return null;
  const found = faults.safeParse(body).data;
  if (!found || found.some(({ errorCode }) => transient.has(errorCode))) return null;
  const issues = found.flatMap(({ message, errorCode, fields }) =>
    (fields.length > 0 ? fields : [errorCode]).map((property) => ({ object, property, message: message.slice(0, maxLength) })),
  );
  const inTheWay = found
    .flatMap(({ duplicateResult }) => duplicateResult?.matchResults ?? [])
    .flatMap(({ matchRecords }) => matchRecords)[0];
  const id = inTheWay && normaliseSalesforceId(inTheWay.record.Id);
  return id ? { type: 'identified', url: `${url}/${id}`, issues } : { type: 'unknown', issues };
};

const severalRecords = (found: string[] | undefined, { url, object }: Pick<Refusal, 'url' | 'object'>): CrmDataError | null => {
  const id = normaliseSalesforceId(found?.[0]?.split('/').at(-1) ?? '');
  const issues = [{ object, property: 'Plenary_Id__c', message: `${found?.length ?? 0} records have this id` }];
  return id ? { type: 'identified', url: `${url}/${id}`, issues } : null;
};

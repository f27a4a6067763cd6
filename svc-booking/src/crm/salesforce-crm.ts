import { normaliseSalesforceId } from '@plenary/contracts/salesforce-id';
import * as z from 'zod';
import type { EraseInCrm, HandToCrm } from './crm-port.ts';
import { dataErrorIn } from './salesforce-errors.ts';
import { recordOf } from './salesforce-record.ts';
import { erasureTask } from './salesforce-task.ts';

interface Options {
  /** Origin of the organisation, e.g. `https://comet.my.salesforce.com`. */
  url: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof globalThis.fetch;
  /** Ends the wait for an answer. */
  deadline: () => AbortSignal;
}

const version = 'v61.0';
/** Field of ours on every object that we write, unique there: what is handed over twice is one record. */
const externalId = 'Plenary_Id__c';
const token = z.object({ access_token: z.string() });
const written = z.object({ id: z.string() });

/** Salesforce over its REST interface: upserts by our own id, with a token of the client-credentials flow. */
export const salesforceCrm = ({
  url,
  clientId,
  clientSecret,
  fetch,
  deadline,
}: Options): { handToCrm: HandToCrm; eraseInCrm: EraseInCrm } => {
  let bearer: Promise<string> | undefined;

  const signIn = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    const response = await fetch(`${url}/services/oauth2/token`, { method: 'POST', body, signal: deadline() });
    if (!response.ok) throw new Error(`Salesforce refused our sign-in with ${response.status}`);
    return token.parse(await response.json()).access_token;
  };

  const patch = async (path: string, fields: object): Promise<Response> => {
    bearer ??= signIn();
    const authorization = `Bearer ${await bearer.catch(forget)}`;
    return fetch(url + path, {
      method: 'PATCH',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: deadline(),
    });
  };

  const forget = (error: unknown): never => {
    bearer = undefined;
    throw error;
  };

  const upsert = async (object: string, id: string, fields: object): Promise<Response> => {
    const path = `/services/data/${version}/sobjects/${object}/${externalId}/${encodeURIComponent(id)}`;
    const response = await patch(path, fields);
    if (response.status !== 401) return response;
    // Tokens end whenever an administrator says so: one more try with a fresh one.
    await response.arrayBuffer();
    bearer = undefined;
    return patch(path, fields);
  };

  const handToCrm: HandToCrm = async (handover) => {
    const { object, fields } = recordOf(handover);
    const response = await upsert(object, handover.id, fields);
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) {
      const salesforceId = normaliseSalesforceId(written.parse(body).id);
      if (!salesforceId) throw new Error('Salesforce answered an id that is none');
      return { type: 'taken', salesforceId };
    }
    const error = dataErrorIn({ status: response.status, body, url, object });
    if (!error) throw new Error(`Salesforce answered ${response.status}`);
    return { type: 'refused', error };
  };

  const eraseInCrm: EraseInCrm = async (erasure) => {
    const response = await upsert('Task', erasure.id, erasureTask(erasure));
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Salesforce answered ${response.status} to an erasure`);
  };

  return { handToCrm, eraseInCrm };
};

import { createServer } from 'node:http';
import { listen } from '@plenary/service-kit/serve';

interface Upsert {
  object: string;
  key: string;
  record: Record<string, unknown>;
}

/** A local server that answers as Salesforce's REST interface does: it signs in, upserts records by an outside id, and says what is wrong. */
export const startSalesforce = async () => {
  const upserts: Upsert[] = [];
  const ids = new Map<string, string>();
  const state = {
    sessions: 0,
    refusal: undefined as { status: number; body: unknown } | undefined,
    isSessionOver: false,
    unknownContact: undefined as string | undefined,
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/services/oauth2/token') {
      const form = new URLSearchParams(text);
      if (form.get('client_id') !== 'client' || form.get('client_secret') !== 'secret') return answer(401, { error: 'invalid_client' });
      state.sessions += 1;
      state.isSessionOver = false;
      return answer(200, { access_token: `session-${state.sessions}` });
    }
    const [, object = '', field, value] = /sobjects\/(\w+)\/(\w+)\/([\w-]+)$/.exec(request.url ?? '') ?? [];
    if (request.headers.authorization !== `Bearer session-${state.sessions}` || state.isSessionOver)
      return answer(401, [{ message: 'Session expired' }]);
    if (state.refusal) return answer(state.refusal.status, state.refusal.body);
    const record: Record<string, unknown> = JSON.parse(text);
    if (record.Contact__c !== undefined && record.Contact__c === state.unknownContact)
      return answer(400, [{ message: 'No such contact', errorCode: 'MALFORMED_ID', fields: ['Contact__c'] }]);
    const key = `${object} ${field} ${value}`;
    const isNew = !ids.has(key);
    if (isNew) ids.set(key, `${object === 'Contact' ? '003' : 'a0X'}7Q0000000${String(ids.size + 1).padStart(3, '0')}AAA`.padEnd(18, 'A'));
    upserts.push({ object, key, record });
    answer(isNew ? 201 : 200, { id: ids.get(key), success: true, errors: [] });
  });
  const { port, stop } = await listen(server, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${port}`, upserts, state, stop: () => stop(0) };
};

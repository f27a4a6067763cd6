import * as z from 'zod';
import { newId } from './new-id.ts';

const withoutSecureContext = (run: () => void) => {
  const secure = globalThis.crypto;
  const insecure = { getRandomValues: secure.getRandomValues.bind(secure) };
  Object.defineProperty(globalThis, 'crypto', { value: insecure, configurable: true });
  try {
    run();
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: secure, configurable: true });
  }
};

test('it is a UUID of version 4, a new one each time, on an insecure origin too', () => {
  withoutSecureContext(() => {
    const ids = Array.from({ length: 1_000 }, newId);
    for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

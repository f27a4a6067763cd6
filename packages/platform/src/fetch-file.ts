import { CallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { currentPlatform } from '@plenary/platform';

interface SavedFile {
  content: Blob;
  name: string;
}

/** Brings a file; `name` is for one that comes without. Throws CallError. */
export const fetchFile = async (address: string, name: string): Promise<SavedFile> => {
  const requestId = newId();
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: { ...currentPlatform().callHeaders(), 'content-type': 'application/json', 'x-request-id': requestId },
  }).catch((cause: unknown) => {
    throw new CallError({ status: 500, body: {}, requestId, cause });
  });
  if (!response.ok) throw new CallError({ status: response.status, body: await response.json().catch(() => ({})), requestId });
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { content: await response.blob(), name: named?.[1] ?? name };
};

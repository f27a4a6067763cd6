import { addNetworkPicture } from '@plenary/contracts/network-pictures.endpoints';
import type { NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import { maxPictureBytes } from '@plenary/contracts/picture-terms';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { base64Of } from '../desk/base64-of.ts';
import { addPicture } from './api.ts';

interface Upload {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** In words; null: none. */
  fault: string | null;
}

const expected = new Set<string>([...addNetworkPicture.refusals, 'invalid-request', 'body-too-large']);

/** Sends files one after another; one that is refused says why and keeps none of the others. */
export const useUploads = ({ venueId, onTold }: { venueId: string; onTold: (pictures: NetworkPictures) => void }) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const keys = useRef(0);
  const left = useRef(new AbortController());
  const told = useRef(onTold);
  useEffect(() => {
    told.current = onTold;
  });
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);
  const mark = (key: number, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const faultOf = (error: unknown): string => {
    if (!isCallError(error) || !expected.has(error.code ?? '')) report(error);
    const code = isCallError(error) ? (error.code === 'body-too-large' ? 'too_large' : error.errors.picture) : undefined;
    return code
      ? t([`network.pictures.faults.${code}` as 'network.pictures.faults.other', 'network.pictures.faults.other'])
      : t('surveys.failures.failed');
  };
  const send = async (key: number, file: File) => {
    if (left.current.signal.aborted) return;
    if (file.size > maxPictureBytes) return mark(key, { state: 'failed', fault: t('network.pictures.faults.too_large') });
    mark(key, { state: 'sending' });
    try {
      told.current(await addPicture(venueId, await base64Of(file), left.current.signal));
      mark(key, { state: 'done' });
    } catch (error) {
      if (!left.current.signal.aborted) mark(key, { state: 'failed', fault: faultOf(error) });
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: ++keys.current, file }));
    const isOpen = ({ state }: Upload) => state === 'waiting' || state === 'sending';
    setUploads((before) => [
      ...(before.some(isOpen) ? before : []),
      ...added.map(({ key, file }) => ({ key, name: file.name, state: 'waiting' as const, fault: null })),
    ]);
    for (const { key, file } of added) queue.current = queue.current.then(() => send(key, file));
  };
  return { uploads, add };
};

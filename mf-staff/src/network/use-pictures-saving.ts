import { changeNetworkPictures } from '@plenary/contracts/network-pictures.endpoints';
import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { useTranslation } from 'react-i18next';
import { changePictures } from './api.ts';

interface Options {
  venueId: string;
  revision: number;
  onTold: (pictures: NetworkPictures) => void;
  /** Another person saved first: what is typed stays, over their pictures. */
  onNewer: (pictures: NetworkPictures) => void;
}

/** Saves order, texts, rooms, crops and focus of the pictures of a venue. */
export const usePicturesSaving = ({ venueId, revision, onTold, onNewer }: Options) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  /** Of the first picture whose crop is refused. */
  const cropFault = (errors: FieldErrors): string | undefined => {
    const [path, code] = Object.entries(errors).find(([field]) => field.endsWith('.crop')) ?? [];
    const place = Number(path?.split('.')[1]) + 1;
    const words = 'network.pictures.crop.faults';
    return path && t([`${words}.${code}` as `${typeof words}.other`, `${words}.other`], { place });
  };
  return useSubmission({
    endpoints: [changeNetworkPictures],
    send: (pictures: readonly NetworkPicture[]) =>
      changePictures(venueId, {
        revision,
        pictures: pictures.map(({ id, alternative, focus, roomId, caption, crop }) => ({ id, alternative, focus, roomId, caption, crop })),
      }),
    words: {
      'invalid-request': ({ errors }) => cropFault(errors) ?? t('surveys.failures.failed'),
      'stale-version': t('network.moved'),
      'not-found': t('companies.gone'),
      failed: t('surveys.failures.failed'),
    },
    onDone: (pictures) => {
      onTold(pictures);
      notify({ text: t('network.pictures.saved') });
    },
    onFailure: ({ current }) => (current ? onNewer(current) : undefined),
  });
};

import { changeNetworkPictures } from '@plenary/contracts/network-pictures.endpoints';
import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
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

/** Saves order, texts, rooms and focus of the pictures of a venue. */
export const usePicturesSaving = ({ venueId, revision, onTold, onNewer }: Options) => {
  const { t } = useTranslation('staff');
  const { notify } = usePlatform();
  return useSubmission({
    endpoints: [changeNetworkPictures],
    send: (pictures: readonly NetworkPicture[]) =>
      changePictures(venueId, {
        revision,
        pictures: pictures.map(({ id, alternative, focus, roomId }) => ({ id, alternative, focus, roomId })),
      }),
    words: { 'stale-version': t('network.moved'), 'not-found': t('companies.gone'), failed: t('surveys.failures.failed') },
    onDone: (pictures) => {
      onTold(pictures);
      notify({ text: t('network.pictures.saved') });
    },
    onFailure: ({ current }) => (current ? onNewer(current) : undefined),
  });
};

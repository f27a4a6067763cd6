import type { NetworkPicture, NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import { useLoaderData } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import type { PicturesData } from './load-network.ts';
import { mergePictures } from './merge-pictures.ts';
import styles from './network.module.css';
import { PictureCard } from './picture-card.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { usePicturesSaving } from './use-pictures-saving.ts';
import { useSaveKey } from './use-save-key.ts';
import { useUndo } from './use-undo.ts';
import { isSame } from './venue-form.ts';

/** The pictures of a venue: added, ordered, described, and cut where it matters. */
export const PicturesPage = () => {
  const { venue, pictures } = useLoaderData<PicturesData>();
  return <PicturesEditor key={venue.id} venue={venue} loaded={pictures} />;
};

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const others = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...others.slice(0, to), one, ...others.slice(to)];
};

/** What staff write of a picture; a save may give it other files. */
const written = ({ id, alternative, focus, roomId, caption, crop }: NetworkPicture) => ({ id, alternative, focus, roomId, caption, crop });

const PicturesEditor = ({ venue, loaded }: { venue: PicturesData['venue']; loaded: NetworkPictures }) => {
  const { t } = useTranslation('staff');
  const [saved, setSaved] = useState(loaded);
  const [pictures, setPictures] = useState(loaded.pictures);
  const follow = (newer: NetworkPictures) => {
    setPictures((typed) => mergePictures({ seen: saved.pictures, typed, newer: newer.pictures }));
    setSaved(newer);
  };
  const saving = usePicturesSaving({
    venueId: venue.id,
    revision: saved.revision,
    onTold: (told) => {
      setSaved(told);
      setPictures(told.pictures);
    },
    onNewer: follow,
  });
  const remember = useUndo<readonly NetworkPicture[]>({
    isShown: (part) => isSame(part.map(written), pictures.map(written)),
    show: (part) => setPictures([...part]),
  });
  const change = (next: NetworkPicture[]) => {
    remember(pictures, next);
    setPictures(next);
  };
  const isChanged = !isSame(pictures, saved.pictures);
  const save = () => (isChanged ? void saving.submit(pictures) : undefined);
  useSaveKey(save);
  return (
    <DeskPage
      title={t('network.pictures.title', { venue: venue.facts.name })}
      description={t('network.pictures.description')}
      choices={<DeskLink to={paths.networkVenue(venue.slug)}>{venue.facts.name}</DeskLink>}
    >
      <PictureDrop venueId={venue.id} onTold={follow} />
      {saving.failure ? <FailureNotice>{saving.failure.text ?? t('surveys.failures.failed')}</FailureNotice> : null}
      {pictures.length === 0 ? <EmptyState title={t('network.pictures.none')} /> : null}
      <ol className={styles.pictures}>
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            isDrawn={isSame(picture.crop, saved.pictures.find(({ id }) => id === picture.id)?.crop)}
            rooms={venue.rooms}
            place={index + 1}
            count={pictures.length}
            onChange={(changed) => change(pictures.map((one) => (one.id === changed.id ? changed : one)))}
            onMove={(to) => change(moved(pictures, index, to - 1))}
            onRemove={() => change(pictures.filter(({ id }) => id !== picture.id))}
          />
        ))}
      </ol>
      <div className={styles.bar} data-bottom-bar data-idle={!isChanged || undefined}>
        <p className={styles.count} role="status">
          {t(isChanged ? 'network.pictures.unsaved' : 'network.allSaved')}
        </p>
        {isChanged ? (
          <div className={styles.actions}>
            <Button size="small" variant="secondary" disabled={saving.isPending} onClick={() => setPictures(saved.pictures)}>
              {t('network.discard')}
            </Button>
            <Button
              size="small"
              isPending={saving.isPending}
              pendingLabel={t('planning.saving')}
              aria-keyshortcuts="Control+S"
              onClick={save}
            >
              {t('calendar.save')}
            </Button>
          </div>
        ) : null}
      </div>
    </DeskPage>
  );
};

import type { NetworkRoom } from '@plenary/contracts/network.schemas';
import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import { maxAlternative, maxCaption } from '@plenary/contracts/picture-terms';
import { fallbackLanguage, languages } from '@plenary/contracts/terms';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeArea } from './crop-area.ts';
import { CropDialog } from './crop-dialog.tsx';
import styles from './network.module.css';
import { SeenPart } from './seen-part.tsx';

interface Props {
  picture: NetworkPicture;
  rooms: readonly Pick<NetworkRoom, 'id' | 'facts'>[];
  /** Its files are those of what is shown. */
  isDrawn: boolean;
  /** From 1. */
  place: number;
  count: number;
  onChange: (picture: NetworkPicture) => void;
  onMove: (place: number) => void;
  onRemove: () => void;
}

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));
const step = 5;
const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** One picture: of which room it is, what it shows and what stands under it in four languages, what is shown of it, the point that stays in sight, and its place. */
export const PictureCard = ({ picture, rooms, isDrawn, place, count, onChange, onMove, onRemove }: Props) => {
  const { t } = useTranslation('staff');
  const { alternative, focus, whole } = picture;
  const [isCropping, setCropping] = useState(false);
  const point = ({ nativeEvent: { offsetX, offsetY }, currentTarget: { clientWidth, clientHeight }, detail }: MouseEvent<HTMLElement>) => {
    // A press by key has no place.
    if (detail > 0)
      onChange({ ...picture, focus: { x: within((offsetX / clientWidth) * 100), y: within((offsetY / clientHeight) * 100) } });
  };
  const nudge = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ ...picture, focus: { x: within(focus.x + by.x), y: within(focus.y + by.y) } });
  };
  return (
    <li className={styles.picture} aria-label={t('network.pictures.place', { place, count })}>
      <div className={styles.pictureHead}>
        <button
          type="button"
          className={styles.focusButton}
          aria-label={t('network.pictures.focus', { x: focus.x, y: focus.y })}
          onClick={point}
          onKeyDown={nudge}
        >
          <Shown picture={picture} isDrawn={isDrawn} />
          <span className={styles.focus} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        <Preview picture={picture} rooms={rooms} isDrawn={isDrawn} isCover={place === 1} />
      </div>
      {picture.roomId === undefined ? null : <RoomChoice picture={picture} rooms={rooms} onChange={onChange} />}
      {languages.map((language) => (
        <TextField
          key={language}
          label={t('network.pictures.alternative', { language: t(`languages.${language}`) })}
          value={alternative[language]}
          maxLength={maxAlternative}
          autoComplete="off"
          onChange={(text) => onChange({ ...picture, alternative: { ...alternative, [language]: text } })}
        />
      ))}
      {picture.caption ? <CaptionFields picture={picture} rooms={rooms} onChange={onChange} /> : null}
      <div className={styles.actions}>
        {whole ? (
          <Button size="small" variant="secondary" onClick={() => setCropping(true)}>
            {t('network.pictures.crop.open')}
          </Button>
        ) : null}
        <Button size="small" variant="secondary" disabled={place === 1} onClick={() => onMove(place - 1)}>
          {t('network.pictures.before')}
        </Button>
        <Button size="small" variant="secondary" disabled={place === count} onClick={() => onMove(place + 1)}>
          {t('network.pictures.after')}
        </Button>
        <Button size="small" variant="secondary" onClick={onRemove}>
          {t('network.pictures.remove')}
        </Button>
      </div>
      {isCropping && whole ? <CropDialog picture={{ ...picture, whole }} onChange={onChange} onClose={() => setCropping(false)} /> : null}
    </li>
  );
};

type Drawn = Pick<Props, 'picture' | 'isDrawn'>;

/** All that is shown of a picture. */
const Shown = ({ picture: { url, whole, crop }, isDrawn }: Drawn) =>
  whole && !isDrawn ? (
    <SeenPart className={styles.whole} whole={whole} area={crop ?? wholeArea} />
  ) : (
    <img className={styles.whole} src={url} alt="" loading="lazy" />
  );

const ratios = { card: 4 / 3, room: 16 / 9 };

/** The same, cut as on a card. */
const Cut = ({ picture: { url, whole, crop, focus }, isDrawn, isRoom }: Drawn & { isRoom: boolean }) => {
  const ratio = ratios[isRoom ? 'room' : 'card'];
  return whole && !isDrawn ? (
    <SeenPart className={styles.cut} data-room={isRoom || undefined} whole={whole} area={crop ?? wholeArea} cut={{ ratio, focus }} />
  ) : (
    <img
      className={styles.cut}
      data-room={isRoom || undefined}
      src={url}
      alt=""
      loading="lazy"
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
};

/** As customers see it cut: by itself, or on the card of its room. */
const Preview = ({ picture, rooms, isDrawn, isCover }: Drawn & Pick<Props, 'rooms'> & { isCover: boolean }) => {
  const { t } = useTranslation('staff');
  const room = rooms.find(({ id }) => id === picture.roomId);
  return (
    <div className={styles.preview}>
      {isCover ? <Badge tone="brand">{t('network.missing.cover')}</Badge> : null}
      {picture.crop ? <Badge tone="neutral">{t('network.pictures.crop.cropped')}</Badge> : null}
      <figure>
        <Cut picture={picture} isDrawn={isDrawn} isRoom={room !== undefined} />
        <figcaption>{picture.caption?.[fallbackLanguage] || (room ? room.facts.name : t('network.pictures.house'))}</figcaption>
      </figure>
    </div>
  );
};

/** What stands under it: the name of the room where nothing is written. */
const CaptionFields = ({ picture, rooms, onChange }: Pick<Props, 'picture' | 'rooms' | 'onChange'>) => {
  const { t } = useTranslation('staff');
  const { caption, roomId } = picture;
  if (!caption) return null;
  const name = rooms.find(({ id }) => id === roomId)?.facts.name;
  return (
    <details className={styles.captions}>
      <summary>{t('network.pictures.captions', { caption: caption[fallbackLanguage] || name || t('network.pictures.noCaption') })}</summary>
      <div className={styles.captionFields}>
        {languages.map((language) => (
          <TextField
            key={language}
            label={t('network.pictures.caption', { language: t(`languages.${language}`) })}
            value={caption[language]}
            maxLength={maxCaption}
            autoComplete="off"
            onChange={(text) => onChange({ ...picture, caption: { ...caption, [language]: text } })}
          />
        ))}
      </div>
    </details>
  );
};

const house = 'house';

const RoomChoice = ({ picture, rooms, onChange }: Pick<Props, 'picture' | 'rooms' | 'onChange'>) => {
  const { t } = useTranslation('staff');
  return (
    <NativeSelect
      label={t('network.pictures.room')}
      options={[{ id: house, label: t('network.pictures.house') }, ...rooms.map(({ id, facts: { name } }) => ({ id, label: name }))]}
      value={picture.roomId ?? house}
      onChange={(id) => onChange({ ...picture, roomId: id === house ? null : id })}
    />
  );
};

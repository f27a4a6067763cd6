import type { NetworkRoom } from '@plenary/contracts/network.schemas';
import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import { maxAlternative } from '@plenary/contracts/picture-terms';
import { languages } from '@plenary/contracts/terms';
import { Badge } from '@plenary/ui/badge';
import { Button } from '@plenary/ui/button';
import { NativeSelect } from '@plenary/ui/native-select';
import { TextField } from '@plenary/ui/text-field';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './network.module.css';

interface Props {
  picture: NetworkPicture;
  rooms: readonly Pick<NetworkRoom, 'id' | 'facts'>[];
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

/** One picture: of which room it is, what it shows in four languages, the point that stays in sight, and its place. */
export const PictureCard = ({ picture, rooms, place, count, onChange, onMove, onRemove }: Props) => {
  const { t } = useTranslation('staff');
  const { url, alternative, focus } = picture;
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
          <img className={styles.whole} src={url} alt="" loading="lazy" />
          <span className={styles.focus} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        <Preview picture={picture} rooms={rooms} isCover={place === 1} />
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
      <div className={styles.actions}>
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
    </li>
  );
};

/** As customers see it cut: by itself, or on the card of its room. */
const Preview = ({ picture: { url, focus, roomId }, rooms, isCover }: Pick<Props, 'picture' | 'rooms'> & { isCover: boolean }) => {
  const { t } = useTranslation('staff');
  const room = rooms.find(({ id }) => id === roomId);
  return (
    <div className={styles.preview}>
      {isCover ? <Badge tone="brand">{t('network.missing.cover')}</Badge> : null}
      <figure>
        <img
          className={styles.cut}
          data-room={room ? true : undefined}
          src={url}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
        />
        <figcaption>{room ? room.facts.name : t('network.pictures.house')}</figcaption>
      </figure>
    </div>
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

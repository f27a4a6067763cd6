import type { NetworkPictures } from '@plenary/contracts/network-pictures.schemas';
import { pictureTypes } from '@plenary/contracts/picture-terms';
import { Callout } from '@plenary/ui/callout';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './network.module.css';
import { useUploads } from './use-uploads.ts';

interface Props {
  venueId: string;
  /** The pictures as they are after each one that was added. */
  onTold: (pictures: NetworkPictures) => void;
}

/** Takes several files at once, by the browser's choice or dropped, and says of each how far it is or what is wrong with it. */
export const PictureDrop = ({ venueId, onTold }: Props) => {
  const { t } = useTranslation('staff');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { uploads, add } = useUploads({ venueId, onTold });
  const open = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <div className={styles.uploads}>
      <label
        htmlFor={id}
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <strong>{t('network.pictures.add')}</strong>
        <span className={styles.soft}>{t('network.pictures.addHint')}</span>
        <input
          id={id}
          className={styles.file}
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <p role="status" className={styles.soft}>
        {open > 0 ? t('network.pictures.sending', { done: uploads.length - open, count: uploads.length }) : null}
      </p>
      {uploads
        .filter(({ fault }) => fault !== null)
        .map(({ key, name, fault }) => (
          <Callout key={key} tone="danger" role="alert" title={t('billing.fault', { label: name, fault: fault ?? '' })} />
        ))}
    </div>
  );
};

import type { NetworkPicture } from '@plenary/contracts/network-pictures.schemas';
import type { PictureArea } from '@plenary/contracts/venue';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './crop.module.css';
import { focusWithin, wholeArea } from './crop-area.ts';
import { CropFrame } from './crop-frame.tsx';
import { SeenPart } from './seen-part.tsx';
import { isSame } from './venue-form.ts';

interface Props {
  picture: NetworkPicture & { whole: NonNullable<NetworkPicture['whole']> };
  onChange: (picture: NetworkPicture) => void;
  onClose: () => void;
}

const cardRatio = 4 / 3;
const roomRatio = 16 / 9;

/** Chooses what is shown of a picture, beside how its card will look; nothing is written before the pictures are saved. */
export const CropDialog = ({ picture, onChange, onClose }: Props) => {
  const { t } = useTranslation('staff');
  const { whole, focus } = picture;
  const before = picture.crop ?? wholeArea;
  const [area, setArea] = useState<PictureArea>(before);
  const isWhole = isSame(area, wholeArea);
  const newFocus = focusWithin(focus, { from: before, to: area });
  const apply = () => {
    if (!isSame(area, before)) onChange({ ...picture, crop: isWhole ? null : area, focus: newFocus });
    onClose();
  };
  const [width, height] = [Math.round((whole.width * area.width) / 100), Math.round((whole.height * area.height) / 100)];
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={t('network.pictures.crop.title')}
      description={t('network.pictures.crop.hint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={apply}>{t('network.pictures.crop.apply')}</Button>
          <Button variant="secondary" disabled={isWhole} onClick={() => setArea(wholeArea)}>
            {t('network.pictures.crop.whole')}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <CropFrame whole={whole} area={area} onChange={setArea} />
        <figure className={styles.shown}>
          <SeenPart whole={whole} area={area} cut={{ ratio: picture.roomId ? roomRatio : cardRatio, focus: newFocus }} />
          <figcaption>
            <span role="status">{t('network.pictures.crop.size', { width, height })}</span>
          </figcaption>
        </figure>
      </div>
    </Dialog>
  );
};

import { formatCount, formatList, formatPrice } from '@plenary/contracts/format';
import type { AddonName } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { ToggleCard } from '@plenary/ui/toggle-card';
import { useTranslation } from 'react-i18next';
import { AddonPicture } from '../addon-pictures/addon-picture.tsx';
import styles from './addon-cards.module.css';
import { type AddonPrice, offeredIn } from './addons.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  choice: Choice;
  /** An add-on without a known price shows none. */
  prices: Partial<Record<AddonName, AddonPrice>>;
}

/** The add-ons as large selectable pictures; unavailable ones say why. */
export const AddonCards = ({ choice, prices }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const priceOf = (name: AddonName) => {
    const price = prices[name];
    if (price === undefined) return undefined;
    if (price.amount === 0) return t('upsell.free');
    return (
      <>
        {t('upsell.price', { price: formatPrice(price.amount, locale) })}
        {price.unit ? (
          <small className={styles.unit}>
            {formatCount(price.unit.quantity, locale)} × {formatPrice(price.unit.unitPrice, locale, { decimals: true })}
          </small>
        ) : null}
      </>
    );
  };
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{t('upsell.choices')}</legend>
      {offeredIn(choice.addons).map((name) => {
        const isUnavailable = choice.unavailable.includes(name);
        return (
          <ToggleCard
            key={name}
            picture={<AddonPicture name={name} ratio="16/9" />}
            title={t(`upsell.addons.${name}.title`)}
            description={
              isUnavailable
                ? t(name === 'afterwork' ? 'upsell.unavailable.afterwork' : 'upsell.unavailable.other')
                : t(`upsell.addons.${name}.text`)
            }
            price={isUnavailable ? undefined : priceOf(name)}
            isSelected={choice.addons[name] === true}
            onChange={(isSelected) => choice.toggle(name, isSelected)}
            isDisabled={isUnavailable}
          />
        );
      })}
      <p className={styles.lost} role="status">
        {choice.lost.length > 0
          ? t('upsell.lostAddons', {
              count: choice.lost.length,
              names: formatList(
                choice.lost.map((name) => t(`upsell.addons.${name}.title`)),
                locale,
              ),
            })
          : null}
      </p>
    </fieldset>
  );
};

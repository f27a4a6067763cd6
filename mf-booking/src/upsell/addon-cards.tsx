import { formatList, formatPrice } from '@plenary/contracts/format';
import type { AddonName } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { ToggleCard } from '@plenary/ui/toggle-card';
import { useTranslation } from 'react-i18next';
import { AddonPicture } from '../addon-pictures/addon-picture.tsx';
import styles from './addon-cards.module.css';
import { offeredIn } from './addons.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  choice: Choice;
  /** Euro cents without VAT; an add-on without a known price shows none. */
  prices: Partial<Record<AddonName, number>>;
}

/** The add-ons as large selectable pictures; unavailable ones say why. */
export const AddonCards = ({ choice, prices }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const priceOf = (name: AddonName) => {
    const cents = prices[name];
    if (cents === undefined) return undefined;
    return cents === 0 ? t('upsell.free') : t('upsell.price', { price: formatPrice(cents, locale) });
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

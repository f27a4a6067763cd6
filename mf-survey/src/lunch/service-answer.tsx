import { formatPrice } from '@plenary/contracts/format';
import type { LunchStep } from '@plenary/contracts/survey-lunch.schemas';
import type { lunchChoice } from '@plenary/contracts/survey-rules';
import { type LunchService, lunchHours, maxSurveyPax } from '@plenary/contracts/survey-terms';
import { usePlatform } from '@plenary/platform';
import { type ChoiceCard, ChoiceCards } from '@plenary/ui/choice-cards';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import type { LunchAnswers } from '../answers/answers.ts';
import { faultText, fieldId } from '../step/field-words.ts';
import type { StepForm } from '../step/step-form.ts';
import { useSurvey } from '../survey/survey-context.ts';

interface Props {
  form: Pick<StepForm<LunchAnswers>, 'answers' | 'errors' | 'change'>;
  loaded: LunchStep;
  choice: ReturnType<typeof lunchChoice>;
  warning?: string | undefined;
}

/** When and how lunch is served: two sittings with their seats, and where one is full two more ways that cost extra. */
export const ServiceAnswer = ({ form: { answers, errors, change }, loaded, choice, warning }: Props) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { venueCountry } = useSurvey().overview;
  const { serviceCapacities, outsidePrice } = loaded;
  const isChoosable = (service: LunchService) => choice.choosable.includes(service);
  const seatsText = (left: number, isFull: boolean) => {
    // Nobody can say what is left: the save decides.
    if (left >= maxSurveyPax) return undefined;
    const seats = t('lunch.seats', { count: Math.max(0, left) });
    return isFull ? `${t('lunch.full', { pax: answers.pax ?? 0 })} · ${seats}` : seats;
  };
  const sitting = (id: 'service1' | 'service2', isFull: boolean): ChoiceCard<LunchService> => ({
    id,
    label: `${t(`lunch.${id}`)}\u00a0· ${lunchHours[venueCountry][id]}`,
    description: seatsText(serviceCapacities[id], isFull),
    icon: <Icon name="lunch" />,
    isDisabled: isFull,
  });
  const other = (id: 'meal_trays' | 'external_restaurant'): ChoiceCard<LunchService> => ({
    id,
    label: t(`lunch.${id}`),
    description: outsidePrice
      ? t('lunch.surcharge', { price: formatPrice(outsidePrice.excludingVat, locale) })
      : t('lunch.surchargeOnRequest'),
    icon: <Icon name={id === 'meal_trays' ? 'room' : 'map-pin'} />,
  });
  const isLost = answers.service !== null && answers.service !== 'any' && !isChoosable(answers.service);
  return (
    <ChoiceCards
      id={fieldId('service')}
      label={t('field.service')}
      description={choice.service1Full || choice.service2Full ? t('lunch.fullNote') : undefined}
      hasLongLabels
      options={[
        sitting('service1', choice.service1Full),
        sitting('service2', choice.service2Full),
        ...(choice.offersOthers ? [other('meal_trays'), other('external_restaurant')] : []),
      ]}
      value={isLost || answers.service === 'any' ? null : answers.service}
      onChange={(service) => change('service', service)}
      error={faultText(t, 'service', errors.service ?? (isLost ? 'invalid_value' : undefined))}
      warning={warning}
    />
  );
};

import { roomFaults } from '@plenary/contracts/survey-faults';
import { maxPlenaryName, maxSubcommitteeName, type SurveyConfiguration, surveyConfigurations } from '@plenary/contracts/survey-terms';
import { roomTimes } from '@plenary/contracts/survey-times';
import { usePlatform } from '@plenary/platform';
import { ChoiceCards } from '@plenary/ui/choice-cards';
import { SetupIcon } from '@plenary/ui/setup-icon';
import { TextField } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import row from '../step/field-row.module.css';
import { faultText, fieldId } from '../step/field-words.ts';
import { LongAnswer, PaxAnswer, TimeAnswer } from '../step/fields.tsx';
import { LikeFirstDayOffer } from '../step/like-first-day-offer.tsx';
import type { StepData } from '../step/load-step.ts';
import { StepFrame } from '../step/step-frame.tsx';
import { stepPage } from '../step/step-page.tsx';
import { useDayLine } from '../step/use-day-line.ts';
import { useStep } from '../step/use-step.ts';
import { useStepWarnings } from '../step/use-step-warnings.ts';
import { stepName } from '../survey/step-names.ts';
import { useSurvey } from '../survey/survey-context.ts';
import { capacityWarning } from './capacity-warning.ts';
import { EquipmentAnswer } from './equipment-answer.tsx';

const order = [
  'displayedMeetingName',
  'pax',
  'configuration',
  'accurateRoomConfiguration',
  'startTime',
  'endTime',
  'equipments',
  'comment',
] as const;

const RoomForm = ({ step, loaded }: StepData<'plenary' | 'subcommittee'>) => {
  const { t } = useTranslation('survey');
  const { openingHours, stepper } = useSurvey().overview;
  const { locale } = usePlatform();
  const { halfDay, initialStartTime, initialEndTime, roomName, setUps } = loaded;
  const place = step.type;
  const dayLine = useDayLine(step.dayIndex);
  const form = useStep({
    step,
    loaded,
    faultsOf: (answers) => roomFaults(answers, { place, halfDay, openingHours, initialTimes: [initialStartTime, initialEndTime] }),
  });
  const { answers, errors, change } = form;
  const { warnings, hasWarning } = useStepWarnings(place, loaded, answers);
  const capacity = capacityWarning(t, locale, { setUps, asked: answers });
  /** What the room holds in a set-up; nothing where nobody knows. */
  const seats = (id: SurveyConfiguration) => {
    if (!setUps || setUps.length === 0) return undefined;
    const count = setUps.find(({ configuration }) => configuration === id)?.people;
    return count ? t('hint.seats', { count }) : t('hint.noSeats');
  };
  const initialTimes = [initialStartTime, initialEndTime].filter((time) => time !== null);
  const times = [...new Set([...roomTimes(openingHours, halfDay), ...initialTimes])].sort();
  const maxName = place === 'plenary' ? maxPlenaryName : maxSubcommitteeName;
  return (
    <StepFrame
      form={form}
      title={stepName(t, step, stepper.days)}
      subtitle={[dayLine, roomName].filter(Boolean).join(' · ')}
      info={t(`scientist.info.${place}`)}
      hasWarning={hasWarning || capacity !== undefined}
      order={order}
    >
      <LikeFirstDayOffer form={form} step={step} loaded={loaded} />
      <TextField
        id={fieldId('displayedMeetingName')}
        name="displayedMeetingName"
        label={t('field.displayedMeetingName')}
        description={t('hint.displayedMeetingName', { max: maxName })}
        maxLength={maxName}
        value={answers.displayedMeetingName}
        onChange={(name) => change('displayedMeetingName', name)}
        error={faultText(t, 'displayedMeetingName', errors.displayedMeetingName)}
        aria-required
      />
      <PaxAnswer form={form} warning={[capacity, warnings.pax].filter(Boolean).join(' ') || undefined} />
      <ChoiceCards
        id={fieldId('configuration')}
        label={t('field.configuration')}
        options={surveyConfigurations.map((id) => ({
          id,
          label: t(`configuration.${id}`),
          description: seats(id),
          icon: <SetupIcon name={id} />,
        }))}
        value={answers.configuration}
        onChange={(configuration) => change('configuration', configuration)}
        error={faultText(t, 'configuration', errors.configuration)}
        warning={warnings.configuration}
      />
      <LongAnswer form={form} name="accurateRoomConfiguration" />
      <div className={row.row}>
        <TimeAnswer form={form} name="startTime" options={times} warning={warnings.startTime} />
        <TimeAnswer form={form} name="endTime" options={times} warning={warnings.endTime} />
      </div>
      <EquipmentAnswer form={form} />
      <LongAnswer form={form} name="comment" />
    </StepFrame>
  );
};

/** A plenary or a subcommittee room (spec/logistics.md §3): the same fields, with names of different length. */
export const RoomPage = stepPage<'plenary' | 'subcommittee'>(RoomForm);

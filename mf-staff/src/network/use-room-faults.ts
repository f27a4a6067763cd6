import type { FieldErrors } from '@plenary/contracts/problem';
import { capacityFields } from '@plenary/contracts/referential-terms';
import { useTranslation } from 'react-i18next';
import { roomFieldId } from './room-fields.tsx';

const factFields = ['name', 'floor', 'area', 'height', 'isStepFree'] as const;

/** Words for the faults of a room's fields, beside them and in the summary. */
export const useRoomFaults = (errors: FieldErrors) => {
  const { t } = useTranslation('staff');
  const faultOf = (path: string): string | undefined => {
    const code = errors[path];
    return code && t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other']);
  };
  const fields = [
    ...factFields.map((field) => ({ path: `facts.${field}`, field, label: t(`network.room.${field}`) })),
    ...capacityFields.map((field) => ({ path: `figures.people.${field}`, field, label: t(`fields.${field}`) })),
  ];
  const faults = fields.flatMap(({ path, field, label }) => {
    const fault = faultOf(path);
    return fault ? [{ fieldId: roomFieldId(field), message: t('billing.fault', { label, fault }) }] : [];
  });
  return { faultOf, faults };
};

import type { ChangePreview } from '@plenary/contracts/changes.schemas';

/** Whether a preview leaves nothing but to mend the fields that it marks. */
export const marksFields = ({ errors = {}, alternatives }: ChangePreview): boolean =>
  Object.keys(errors).length > 0 && alternatives.days.length === 0;

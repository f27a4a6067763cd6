import type { EventStatus } from '@plenary/contracts/survey-terms';
import type { initialSteps } from '../surveys/initial-steps.ts';
import type { RoomAnswers } from '../surveys/steps/room-step.ts';

type NewStep = ReturnType<typeof initialSteps>[number];

const meetingNames = ['Comité de direction', 'Atelier produit', 'Atelier équipes'];

/** Steps of a demo survey as its status needs them: filled in where it was saved, with more people where it waits for staff. */
export const demoAnswers = (steps: readonly NewStep[], status: EventStatus) => {
  if (status === 'TODO') return steps.map((step) => ({ ...step, isSaved: false }));
  let rooms = 0;
  return steps.map(({ key, answers, initial }) => {
    const [, type] = key.split('/');
    if (type === 'plenary' || type === 'subcommittee') {
      const room = answers as RoomAnswers;
      const displayedMeetingName = meetingNames[rooms++ % meetingNames.length] ?? '';
      const isLarger = status === 'WAITING_COMET_VALIDATION' && type === 'plenary';
      const pax = isLarger ? (room.pax ?? 0) + 8 : room.pax;
      return { key, initial, answers: { ...room, displayedMeetingName, pax, equipments: ['projector', 'wifi'] }, isSaved: true };
    }
    return { key, initial, answers, isSaved: true };
  });
};

import { fakeEventId } from './fake-steps.ts';

const survey = `/survey/${fakeEventId}`;

/** Every screen of this remote. */
export const surveyScreens = [
  { label: 'Contact', address: survey },
  { label: 'Plenary', address: `${survey}/day/0/plenary/0` },
  { label: 'Subcommittee', address: `${survey}/day/0/subcommittee/0` },
  { label: 'Lunch', address: `${survey}/day/0/lunch` },
  { label: 'Wellness', address: `${survey}/day/0/wellness` },
  { label: 'Afterwork', address: `${survey}/day/0/afterwork` },
  { label: 'Team building', address: `${survey}/day/1/team-building` },
  { label: 'Additional needs', address: `${survey}/additional-needs` },
  { label: 'Extras', address: `${survey}/upsell` },
  { label: 'Summary', address: `${survey}/summary` },
  { label: 'Validated', address: `${survey}/validated` },
  { label: 'Share link', address: `${survey}?share=token` },
  { label: 'Share link that is gone', address: `${survey}?share=gone` },
];

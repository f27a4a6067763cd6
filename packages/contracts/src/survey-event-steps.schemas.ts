import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { addonPrice } from './supplements.ts';
import { ofEvent } from './survey-call.ts';
import { comment, kept, moved, saved, sent, staleWith, text } from './survey-step.ts';
import { maxContactField, maxSurveyPhone, upsellNames, upsellStates } from './survey-terms.ts';

export const contactStep = kept.extend({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  jobTitle: z.string(),
});
export type ContactStep = z.infer<typeof contactStep>;

export const getContact = {
  summary: 'Contact step of a survey',
  params: ofEvent,
  response: contactStep,
} satisfies EndpointSchemas;

export const saveContact = {
  summary: 'Saves the contact step',
  params: ofEvent,
  body: sent.extend({
    firstname: text(maxContactField),
    lastname: text(maxContactField),
    email: text(maxContactField),
    phoneNumber: text(maxSurveyPhone),
    jobTitle: text(maxContactField),
  }),
  response: saved,
  problemMembers: staleWith(contactStep),
} satisfies EndpointSchemas;

export const additionalNeedsStep = kept.extend({ comment: z.string() });
export type AdditionalNeedsStep = z.infer<typeof additionalNeedsStep>;

export const getAdditionalNeeds = {
  summary: 'Additional needs step of a survey',
  params: ofEvent,
  response: additionalNeedsStep,
} satisfies EndpointSchemas;

export const saveAdditionalNeeds = {
  summary: 'Saves the additional needs step',
  params: ofEvent,
  body: moved.extend({ comment }),
  response: saved,
  problemMembers: staleWith(additionalNeedsStep),
} satisfies EndpointSchemas;

export const upsellStep = kept.extend({
  addons: z.array(
    z.object({
      name: z.enum(upsellNames),
      state: z.enum(upsellStates),
      /** Beside the quote; null: on request; absent: in an answer of before there were prices. */
      price: addonPrice.omit({ addon: true }).nullish(),
      /** It is no longer available; absent: it is, or it is unknown. */
      isUnavailable: z.boolean().optional(),
    }),
  ),
  comment: z.string(),
});
export type UpsellStep = z.infer<typeof upsellStep>;

export const getUpsell = {
  summary: 'Add-ons of an event: in its quote, asked for since, or still to be had',
  params: ofEvent,
  response: upsellStep,
} satisfies EndpointSchemas;

export const saveUpsell = {
  summary: 'Asks the Meeting Scientist for add-ons that are not in the quote; those in it, or agreed to, stay as they are',
  params: ofEvent,
  body: moved.extend({
    teambuilding: z.boolean().optional(),
    wellness: z.boolean().optional(),
    facilitator: z.boolean().optional(),
    afterwork: z.boolean().optional(),
    comment,
  }),
  response: saved,
  problemMembers: staleWith(upsellStep),
} satisfies EndpointSchemas;

import type { Constraints } from '@plenary/service-kit/database/constraints';

export const identityConstraints: Constraints = {
  audit: ['index (user_id, at)'],
  company: ['merged_into → company (id)', 'index (merged_into)'],
  company_domain: ['company_id → company (id)', 'index (company_id)'],
  credit_entry: ['owner → credit_account (owner)'],
  credit_hold: ['index (owner, is_spent)'],
  deed: ['index (at, id)', 'index (subject_id, at, id)'],
  failed_guess: ['index (last_at)'],
  framework_contract: ['company_id → company (id)', 'index (company_id, valid_from)'],
  identity: ['user_id → user (id)', 'index (user_id)'],
  mail_token: ['user_id → user (id)', 'index (user_id, purpose, created_at)'],
  pending_sign_in: ['user_id → user (id)', 'index (user_id)'],
  recovery_code: ['user_id → user (id)', 'index (user_id)'],
  second_factor: ['user_id → user (id)'],
  session: ['user_id → user (id)', 'index (user_id)'],
  user: ['unique (email)', 'company_id → company (id)', 'merged_into → user (id)', 'index (company_id)', 'index (merged_into)'],
};

import type { ReactNode } from 'react';
import { NEW_TOKEN, NEW_TOKEN_BY_CODE, scopesProblem } from '@brokerage/domain/integrations/api-token';
import { MESSAGES } from '@brokerage/domain/vocabulary/messages';
import { SCOPE_CODES, TOKEN_SCOPES, type TokenScope } from '@brokerage/domain/integrations/token-scopes';
import type { Profile } from '../use-profile';
import { useCreateApiTokenCommand } from './api-tokens.generated';
import { ProvenForm, type Asks } from './proven-form';
import type { Made } from './shown-once';

const ASKS: Asks<TokenScope> = {
  id: 'new-token',
  byPassword: NEW_TOKEN,
  byCode: NEW_TOKEN_BY_CODE,
  several: {
    name: 'scopes',
    label: 'What it may do',
    choices: SCOPE_CODES.map((value) => ({ value, label: TOKEN_SCOPES[value].label })),
  },
  problem: scopesProblem,
  submit: 'Create a token',
};

/** Makes a token, and hands on its text. */
export function NewToken({ profile, onMade }: { profile: Profile; onMade: (made: Made) => void }): ReactNode {
  const [create] = useCreateApiTokenCommand({
    fields: ['name', 'scopes', 'password', 'confirmationCode'],
    failure: MESSAGES.requestFailed,
    refetchQueries: ['MyApiTokens'],
  });
  return (
    <ProvenForm
      profile={profile}
      asks={ASKS}
      make={async (name, scopes, proof) => {
        const outcome = await create({ input: { name, scopes, ...proof } });
        const { apiToken, text } = outcome.payload ?? {};
        if (apiToken && text) onMade({ noun: 'token', name: apiToken.name, text });
        return outcome;
      }}
    />
  );
}

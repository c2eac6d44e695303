import { PROFILES, type SandboxProfile } from '../sandbox/core/profile.ts';

/** Set by `npm start -- --profile`, because the dev server reads its own arguments only. */
const NAME = 'SANDBOX_PROFILE';

/** Which backend the stand-in plays. Throws for a profile that it does not have. */
export function sandboxProfile(asked = process.env[NAME]): SandboxProfile {
  const profile = PROFILES.find((one) => one === (asked ?? 'full'));
  if (profile === undefined)
    throw new Error(`There is no profile ${asked}. There are: ${PROFILES.join(', ')}.`);
  return profile;
}

/** The environment of a dev server whose stand-in has this profile. */
export function withSandboxProfile(asked: string | undefined): NodeJS.ProcessEnv {
  return { ...process.env, [NAME]: sandboxProfile(asked) };
}

import alteration from '../../../../schemas/system/alteration.screen.json';
import registerResult from '../../../../schemas/system/register-result.screen.json';
import register from '../../../../schemas/system/register.screen.json';
import signIn from '../../../../schemas/system/sign-in.screen.json';
import type { OpenPage } from '../../../schema/documents/open-pages.ts';
import type { JsonObject } from '../../../schema/json/index.ts';

/** The built-in documents, used when the server has none. */
export const ownScreens: Readonly<Record<OpenPage, JsonObject>> = {
  'sign-in': signIn,
  register,
  'register-result': registerResult,
  alteration,
};

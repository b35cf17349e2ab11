import { formatNames as chinese, type FormFormat } from '../../../src/engine/exchange/index.ts';
import type { Locale } from '../../words/index.ts';

/** The display names of the formats of forms. */
export const formatNames: Readonly<Record<Locale, Readonly<Record<FormFormat, string>>>> = {
  'zh-CN': chinese,
  'en-US': {
    pagewright: 'a form document',
    'form-making': 'a definition of the original designer (list, config)',
    formily: 'JSON Schema of Formily',
    'json-schema': 'JSON Schema (uiSchema)',
  },
};

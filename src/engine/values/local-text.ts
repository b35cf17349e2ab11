import type { CommonTextByLanguage } from '../../../generated/documents.ts';
import { currentLocale } from '../../locale/index.ts';

/** Like `readText`, for a text of a gated document. */
export function localText(text: string | Partial<CommonTextByLanguage> | null | undefined): string | undefined {
  return typeof text === 'object' ? (text?.[currentLocale()] ?? text?.['zh-CN']) : text;
}

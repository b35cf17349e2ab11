/** The words of the original that stand in definitions: they follow the name of the widget. */
export const ruleLabels = {
  'zh-CN': { required: '必须填写', type: '格式不正确', pattern: '格式不匹配' },
  'en-US': { required: 'Required', type: 'Invaild format', pattern: 'Unmatched pattern' },
} as const;

export type Language = keyof typeof ruleLabels;
type RuleKind = keyof (typeof ruleLabels)['zh-CN'];

/** The message that the original makes for a rule. */
export function ruleMessage(name: string, kind: RuleKind, language: Language): string {
  return `${name}${ruleLabels[language][kind]}`;
}

/** Whether the original made that message, in either language, or there is none. */
export function isMadeMessage(message: unknown, name: string, kind: RuleKind): boolean {
  if (message === undefined || message === '') return true;
  return message === ruleMessage(name, kind, 'zh-CN') || message === ruleMessage(name, kind, 'en-US');
}

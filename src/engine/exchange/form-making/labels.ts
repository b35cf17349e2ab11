/** The original's texts that occur in definitions, after the name of the widget. */
export const ruleLabels = {
  'zh-CN': { required: '必须填写', type: '格式不正确', pattern: '格式不匹配' },
  'en-US': { required: 'Required', type: 'Invaild format', pattern: 'Unmatched pattern' },
} as const;

export type Language = keyof typeof ruleLabels;
type RuleKind = keyof (typeof ruleLabels)['zh-CN'];

/** Returns the message that the original generates for a rule. */
export function ruleMessage(name: string, kind: RuleKind, language: Language): string {
  return `${name}${ruleLabels[language][kind]}`;
}

/** True if the original generated the message, in either language, or if there is none. */
export function isMadeMessage(message: unknown, name: string, kind: RuleKind): boolean {
  if (message === undefined || message === '') return true;
  return message === ruleMessage(name, kind, 'zh-CN') || message === ruleMessage(name, kind, 'en-US');
}

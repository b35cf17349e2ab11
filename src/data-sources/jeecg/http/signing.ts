/** The secret for signatures and the format of their time: 14 digits (JeecgBoot up to 3.1) or milliseconds. */
export interface Signing {
  secret: string;
  stamp: '14' | 'epoch';
}

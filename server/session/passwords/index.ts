export { changePassword, type PasswordChange } from './change-password.ts';
export { verifyOwnPassword } from './own-password.ts';
export { hashPassword, readNewPassword, verifyPassword } from './passwords.ts';
export { storePassword } from './store-password.ts';

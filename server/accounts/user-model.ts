export const userModel = 'system/user';

/** Node wants the whole name of the file, for which there are no types. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}

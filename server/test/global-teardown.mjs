export default async function teardown() {
  await globalThis.testServer?.stop();
}

/** What `fluent.ts` makes of the files of messages, by languages and groups. */
declare module "virtual:messages" {
  const messages: Record<string, Record<import("./groups").Group, () => Promise<{ default: import("./packing").Packed }>>>;
  export default messages;
}

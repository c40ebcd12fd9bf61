// Reads addresses one after another with plain fetch, for comparison, and prints the seconds that
// it took. Arguments: the value of the header `authorization`, then the addresses.
const [authorization = '', ...addresses] = process.argv.slice(2);
const startedAt = performance.now();
for (const address of addresses) {
  const response = await fetch(address, { headers: { authorization } });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  await response.json();
}
console.log((performance.now() - startedAt) / 1000);

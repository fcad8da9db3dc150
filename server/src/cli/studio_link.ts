// A way into the studio for whoever has the machine: the first owner, or one who lost the password.
import { parseArgs } from 'node:util';
import { defaultTenantSlug } from '../tenants/tenants.service.ts';
import { existingTenant, withServices } from './keys.ts';

export async function printStudioLink(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { tenant: { type: 'string', default: defaultTenantSlug } },
  });
  await withServices(async (services) => {
    const { tenants, invitations } = services;
    // The default tenant is made by the first start, which may not have been yet.
    const tenantId =
      values.tenant === defaultTenantSlug
        ? await tenants.ensure(defaultTenantSlug)
        : await existingTenant(services, values.tenant);
    process.stdout.write(`${await invitations.ownerLink(tenantId)}\n`);
    process.stderr.write(
      'Whoever opens this link first becomes an owner. A member who gives their own email sets a new password.\n',
    );
  });
}

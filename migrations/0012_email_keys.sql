DROP INDEX `contacts_email`;--> statement-breakpoint
ALTER TABLE `contacts` ADD `email_key` text;--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (coalesce(email_key, lower(email)),`created_at`);--> statement-breakpoint
DROP INDEX `orders_email`;--> statement-breakpoint
ALTER TABLE `orders` ADD `email_key` text;--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (coalesce(email_key, lower(customer_email)));

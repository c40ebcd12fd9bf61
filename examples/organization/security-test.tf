# What docs/organizations.md sets up, for Terraform. Set `required_by = "check"` if your plan has no required workflows.
# Secrets are not in this file, because Terraform would keep them in its state: set them with `gh secret set --env security-test`.

terraform {
  required_providers {
    github = {
      source  = "integrations/github"
      version = "~> 6.12"
    }
  }
}

variable "repositories" {
  description = "Names of the repositories whose default branch is protected."
  type        = set(string)
}

variable "default_branch" {
  description = "Name of their default branch."
  type        = string
  default     = "main"
}

variable "required_by" {
  description = "What the ruleset requires: a workflow of the policy repository, or a check that each repository brings."
  type        = string
  default     = "workflow"
  validation {
    condition     = contains(["workflow", "check"], var.required_by)
    error_message = "Give workflow or check."
  }
}

variable "enforcement" {
  description = "evaluate at first, then active. Without GitHub Enterprise disabled at first: it lacks evaluate."
  type        = string
  default     = "evaluate"
}

data "github_repository" "policies" {
  name = "security-policies"
}

# The secrets of the security test: only workflows of the default branch get them.
resource "github_repository_environment" "security_test" {
  for_each    = var.repositories
  repository  = each.key
  environment = "security-test"
  deployment_branch_policy {
    protected_branches     = false
    custom_branch_policies = true
  }
}

resource "github_repository_environment_deployment_policy" "default_branch" {
  for_each       = var.repositories
  repository     = each.key
  environment    = github_repository_environment.security_test[each.key].environment
  branch_pattern = var.default_branch
}

# Which repositories the ruleset is for. The property has to exist: organization settings, Repository, Custom properties.
resource "github_repository_custom_property" "security_test" {
  for_each       = var.repositories
  repository     = each.key
  property_name  = "security-test"
  property_type  = "single_select"
  property_value = ["required"]
}

resource "github_organization_ruleset" "security_test" {
  name        = "Security test"
  target      = "branch"
  enforcement = var.enforcement

  conditions {
    ref_name {
      include = ["~DEFAULT_BRANCH"]
      exclude = []
    }
    repository_property {
      include = [{
        name            = "security-test"
        property_values = ["required"]
        source          = "custom"
      }]
      exclude = []
    }
  }

  rules {
    dynamic "required_workflows" {
      for_each = var.required_by == "workflow" ? [1] : []
      content {
        do_not_enforce_on_create = true
        required_workflow {
          repository_id = data.github_repository.policies.repo_id
          path          = ".github/workflows/organization-policy.yml"
          ref           = "refs/tags/v1"
        }
      }
    }
    dynamic "required_status_checks" {
      for_each = var.required_by == "check" ? [1] : []
      content {
        do_not_enforce_on_create             = true
        strict_required_status_checks_policy = false
        required_check {
          context        = "security-test / Security test"
          integration_id = 15368 # GitHub Actions
        }
      }
    }
  }
}

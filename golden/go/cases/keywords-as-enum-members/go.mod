module example.com/keywords-as-enum-members-agent

go 1.24
